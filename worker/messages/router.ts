import { createRouter } from '../core/router.ts';
import { conversations } from './routes/conversations.ts';
import { messages } from './routes/messages.ts';
import { pins } from './routes/pins.ts';
import { reactions } from './routes/reactions.ts';

export const messagesRouter = createRouter()
  .route('/', conversations)
  .route('/', messages)
  .route('/', reactions)
  .route('/', pins);
