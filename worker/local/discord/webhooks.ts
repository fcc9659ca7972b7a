import { z } from 'zod';

/** The bounds of Discord's documentation, in UTF-16 code units. */
const Embed = z.object({
  title: z.string().min(1).max(256),
  url: z.url().optional(),
  description: z.string().max(4096).optional(),
  color: z.int(),
  fields: z
    .array(
      z.object({
        name: z.string().min(1).max(256),
        value: z.string().min(1).max(1024),
        inline: z.boolean().optional(),
      }),
    )
    .max(25),
  footer: z.object({ text: z.string().max(2048) }),
});
export type ShownEmbed = z.infer<typeof Embed>;

const TOTAL_MAX = 6_000;
const lengthOf = ({ title, description = '', fields, footer }: ShownEmbed) =>
  [title, description, footer.text, ...fields.flatMap(({ name, value }) => [name, value])].join('')
    .length;

const Body = z.object({
  embeds: z.tuple([Embed.refine((embed) => lengthOf(embed) <= TOTAL_MAX)]),
  // Anything else could notify people.
  allowed_mentions: z.strictObject({ parse: z.tuple([]) }),
});

const PATH = /^\/api\/webhooks\/(\d+)\/([\w-]+)(?:\/messages\/(\d+))?$/;

/** Discord's webhooks, as far as Peerway uses them: for tests and `npm start`. Every id and token is a webhook. */
export class DiscordWebhooks {
  /** What the channels show, by the webhook and the message's id: `7/token/1`. */
  readonly messages = new Map<string, ShownEmbed>();
  /** Each request that came, such as `POST 7/token`. */
  readonly log: string[] = [];
  /** Webhooks that were deleted, such as `7/token`. */
  readonly deleted = new Set<string>();
  #ids = 0;

  async take(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [, id, token, messageId] = PATH.exec(pathname) ?? [];
    if (id === undefined || token === undefined) return new Response(null, { status: 404 });
    const webhook = `${id}/${token}`;
    const { method } = request;
    this.log.push(`${method} ${webhook}${messageId === undefined ? '' : `/${messageId}`}`);
    if (this.deleted.has(webhook)) return unknown(10_015, 'Unknown Webhook');
    const key = `${webhook}/${messageId}`;
    if (messageId !== undefined && !this.messages.has(key))
      return unknown(10_008, 'Unknown Message');
    if (method === 'DELETE' && messageId !== undefined) {
      this.messages.delete(key);
      return new Response(null, { status: 204 });
    }
    const body = Body.safeParse(await request.json().catch(() => null)).data;
    if (!body)
      return Response.json({ code: 50_035, message: 'Invalid Form Body' }, { status: 400 });
    const [embed] = body.embeds;
    if (method === 'PATCH' && messageId !== undefined) {
      this.messages.set(key, embed);
      return Response.json({ id: messageId });
    }
    this.#ids += 1;
    this.messages.set(`${webhook}/${this.#ids}`, embed);
    // Without `wait`, Discord doesn't say the message's id.
    return searchParams.get('wait') === 'true'
      ? Response.json({ id: String(this.#ids) })
      : new Response(null, { status: 204 });
  }
}

const unknown = (code: number, message: string) =>
  Response.json({ code, message }, { status: 404 });
