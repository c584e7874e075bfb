// run: scan --only stale-value
// expect: stale-value method=OneConsumerBad$Consumer.run line=here
// JPF's ProducerConsumer with one consumer: nobody else takes, so the check holds.

import java.util.LinkedList;

public class OneConsumerBad {
    static class Queue {
        private final LinkedList<Integer> items = new LinkedList<>();
        synchronized void put(int n) { items.addLast(n); }
        synchronized boolean isEmpty() { return items.isEmpty(); }
        synchronized int take() { return items.removeFirst(); }
    }

    static class Consumer extends Thread {
        private final Queue queue;
        Consumer(Queue queue) { this.queue = queue; }

        @Override
        public void run() {
            int sum = 0;
            for (int i = 0; i < 1000; i++)
                if (!queue.isEmpty())
                    sum += queue.take(); // <- here
            System.out.println(sum);
        }
    }

    public static void main(String[] args) {
        Queue queue = new Queue();
        new Consumer(queue).start();
        new Consumer(queue).start();
        for (int i = 0; i < 100; i++)
            queue.put(i);
    }
}
// corpus: published
