const two = (value: number) => String(value).padStart(2, '0');

/** "14:05" for minutes and seconds, "5:14:05" with hours. Less than nothing is nothing. */
export function stopwatch(allSeconds: number): string {
  const seconds = Math.max(0, allSeconds);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
