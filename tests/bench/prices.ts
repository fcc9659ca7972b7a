/**
 * List prices in dollars for one of each, beyond what a paid plan includes. Their sources and date:
 * worker/operator/costs-and-limits.md.
 */
export const WORKER_REQUEST = 0.3e-6;
export const WORKER_CPU_MS = 0.02e-6;
export const OBJECT_REQUEST = 0.15e-6;
const OBJECT_GB_SECOND = 12.5e-6;
export const ROW_READ = 1e-9;
export const ROW_WRITTEN = 1e-6;
export const D1_GB_MONTH = 0.75;
export const OBJECT_GB_MONTH = 0.2;
export const FILE_GB_MONTH = 0.015;
export const FILE_WRITTEN = 4.5e-6;
export const FILE_READ = 0.36e-6;
export const IMAGE_TRANSFORMED = 0.5e-3;
/** By Cloudflare's prices from December 2026 on: what comes in, and what is kept of it for seven days. */
const LOG_GB = 0.25 + (0.1 * 7) / 30;
/** Assumed, with what Cloudflare adds to a line. */
const LOG_BYTES = 2_000;
/** A line that the code logs. A request, message or alarm would be one, too, with `invocation_logs`. */
export const LOG_EVENT = (LOG_BYTES * LOG_GB) / 1e9;
export const RELAYED_GB = 0.05;
export const SFU_GB = 0.05;
export const EMAIL = 0.35e-3;

/** This many incoming frames of a socket are billed as one request. */
export const FRAMES_PER_REQUEST = 20;

const OBJECT_GB = 0.128;

/** The price of an object of 128 MB that is awake for this long. */
export const awakeMs = (ms: number) => (OBJECT_GB * OBJECT_GB_SECOND * ms) / 1_000;
