import { type DragEvent, useState } from 'react';

/** Takes files that are dropped. @returns whether some are over the target, and what makes an element the target */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const take = (event: DragEvent, isOver: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isOver);
    if (!isOver) onFiles([...event.dataTransfer.files]);
  };
  const follow = (event: DragEvent) => take(event, true);
  return {
    over,
    target: {
      onDragEnter: follow,
      onDragOver: follow,
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => take(event, false),
    },
  };
}
