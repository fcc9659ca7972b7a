import { createRouter } from '../core/router.ts';
import { conversations } from './routes/conversations.ts';
import { messages } from './routes/messages.ts';

export const messagesRouter = createRouter().route('/', conversations).route('/', messages);
