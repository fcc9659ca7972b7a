import { useRef } from 'react';
import { useRevalidator } from 'react-router';

import { useForm } from '../../use-form.ts';
import { announce } from '../ui/toast-store.ts';

/**
 * The form of a dialog that does one thing, says so, closes, and shows the page as it then stands. Where it was
 * refused, what one saw may be old: the page is shown anew once that has been read and the dialog closed.
 * @param deliver answers with what to say about it
 */
export function useDeed(deliver: (data: FormData) => Promise<string>, onClose: () => void) {
  const { revalidate } = useRevalidator();
  const refused = useRef(false);
  const form = useForm(async (data) => {
    refused.current = true;
    announce(await deliver(data), 'done');
    refused.current = false;
    onClose();
    await revalidate();
  });
  const close = () => {
    onClose();
    if (refused.current) void revalidate();
  };
  return { ...form, close };
}
