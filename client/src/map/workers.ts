/** What a worker answers to its one question; then it may go. */
export function answerOf<T>(worker: Worker, question: unknown): Promise<T> {
  const answer = new Promise<T>((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<T>) => done(data);
    worker.onerror = ({ message }) => failed(new Error(message));
  });
  worker.postMessage(question);
  return answer.finally(() => worker.terminate());
}
