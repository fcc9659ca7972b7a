/** scrypt with OWASP's parameters for 16 MiB (Password Storage Cheat Sheet). Workers have 128 MB and no Argon2. */
export const PASSWORD_COST = { log2: 14, blockSize: 8, parallelism: 5 };
