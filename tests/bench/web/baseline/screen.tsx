export const Component = () => <p>Nothing yet.</p>;
