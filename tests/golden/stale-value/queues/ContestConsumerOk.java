// run: scan --only atomicity,stale-value
// expect: none
// ConTest ProducerConsumer, the other side: isEmpty and remove.

public class ContestConsumerOk {
    static class Buffer {
        private final Object[] items = new Object[10];
        private int count;

        synchronized boolean isEmpty() { return count == 0; }

        synchronized void add(Object o) throws InterruptedException {
            while (count == items.length)
                wait();
            items[count++] = o;
            notifyAll();
        }

        synchronized Object remove() {
            if (count == 0)
                return null;
            notifyAll();
            return items[--count];
        }
    }

    static class Consumer extends Thread {
        private final Buffer buffer;

        Consumer(Buffer buffer) { this.buffer = buffer; }

        @Override
        public void run() {
            while (!buffer.isEmpty())
                buffer.remove();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        buffer.add("a");
        new Consumer(buffer).start();
        new Consumer(buffer).start();
    }
}
// corpus: published
