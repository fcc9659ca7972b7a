declare module 'virtual:api-document' {
  interface Described {
    content?: Record<string, { schema: object }>;
  }
  interface Operation {
    requestBody?: Described;
    responses: Record<string, Described>;
  }
  const document: { paths: Record<string, Record<string, Operation>> };
  export default document;
}
