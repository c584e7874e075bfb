// run: scan --only stale-value
// expect: stale-value method=ConsumersBad$Consumer.run line=here
// That the queue is a concurrent one is known from the call of the constructor.

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class ConsumersBad {
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
        new Thread(new Consumer(queue)).start();
    }
}
