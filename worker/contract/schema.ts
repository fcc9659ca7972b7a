import { z } from '@hono/zod-openapi';

/** An object that has its own name in the OpenAPI document. */
export const schema = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  z.object(shape).openapi(name);

/** How an object begins that is addressed by an IRI, as in JSON-LD. */
export const itemHead = <Type extends string>(type: Type) => ({
  '@id': z.string(),
  '@type': z.literal(type),
});

/** An object that is addressed by an IRI, and whose `@type` is its name in the OpenAPI document. */
export const item = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  schema(name, { ...itemHead(name), ...shape });

/** A frame of the socket: `{ "event": "leave", "data": { … } }`. */
export const frame = <Event extends string, Shape extends z.ZodRawShape>(
  event: Event,
  data: Shape,
) => z.object({ event: z.literal(event), data: z.object(data) });

/** Whether no value is in the list twice. */
export const onceEach = (values: readonly unknown[]) => new Set(values).size === values.length;

/** An item in short, where another names it. */
export const Named = z.object({ id: z.int(), name: z.string() });
