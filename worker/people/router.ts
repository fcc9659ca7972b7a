import { createRouter } from '../core/router.ts';
import { blocks } from './routes/blocks.ts';
import { friends } from './routes/friends.ts';
import { playedWith } from './routes/played-with.ts';
import { users } from './routes/users.ts';

export const peopleRouter = createRouter()
  .route('/', playedWith)
  .route('/', users)
  .route('/', friends)
  .route('/', blocks);
