// run: scan --only atomicity,stale-value
// expect: none
// ConTest ProducerConsumer: isFull and add of a buffer, each synchronized.

public class ContestProducerConsumerOk {
    static class Buffer {
        private final Object[] items = new Object[10];
        private int count;

        synchronized boolean isFull() { return count == items.length; }

        synchronized boolean isEmpty() { return count == 0; }

        synchronized void add(Object o) { items[count++] = o; }

        synchronized Object remove() { return items[--count]; }
    }

    static class Producer extends Thread {
        private final Buffer buffer;

        Producer(Buffer buffer) { this.buffer = buffer; }

        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                synchronized (buffer) {
                    if (!buffer.isFull())
                        buffer.add(i);
                }
            }
        }
    }

    public static void main(String[] args) {
        Buffer buffer = new Buffer();
        new Producer(buffer).start();
        new Producer(buffer).start();
    }
}
// corpus: published
