declare module 'virtual:api-document' {
  interface Described {
    $ref?: string;
    content?: Record<string, { schema: object }>;
  }
  interface Operation {
    requestBody?: Described;
    responses: Record<string, Described>;
  }
  const document: {
    paths: Record<string, Record<string, Operation>>;
    components: { responses: Record<string, Described> };
  };
  export default document;
}
