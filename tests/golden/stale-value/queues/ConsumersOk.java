// run: scan --only stale-value
// expect: none
// Only one thread takes.

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class ConsumersOk {
    static class Consumer implements Runnable {
        private final Queue<String> queue;

        Consumer(Queue<String> queue) { this.queue = queue; }

        @Override
        public void run() {
            while (!queue.isEmpty())
                System.out.println(queue.poll().length()); // <- here
        }
    }

    public static void main(String[] args) {
        Queue<String> queue = new ConcurrentLinkedQueue<>();
        queue.add("a");
        new Thread(new Consumer(queue)).start();
        queue.add("b");
    }
}
