"""Agent Client Protocol for Python: types, decoding and encoding.

Each protocol version is a subpackage of its own: `v1`, `v2`. Import the one that you speak.
Connections are in `stdio` and `connection`.
"""
