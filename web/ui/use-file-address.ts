import { useCallback } from 'react';

/** The ref of an image or video that shows a file. Its address is given back with the element. */
export const useFileAddress = (file: File) =>
  useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (element === null) return undefined;
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
