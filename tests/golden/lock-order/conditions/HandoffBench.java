// run: scan --only lock-order
// expect: lock-order
// take waits on the slot monitor while the stage monitor stays held; put needs the stage monitor before it can notify
public class HandoffBench {
    static final class Slot {
        private Integer value;

        synchronized int await() throws InterruptedException {
            while (value == null) {
                wait();
            }
            int v = value;
            value = null;
            notifyAll();
            return v;
        }

        synchronized void fill(int v) throws InterruptedException {
            while (value != null) {
                wait();
            }
            value = v;
            notifyAll();
        }
    }

    static final class Stage {
        private final Slot slot = new Slot();
        private long moved;

        synchronized int take() throws InterruptedException {
            moved++;
            return slot.await();
        }

        synchronized void put(int v) throws InterruptedException {
            moved++;
            slot.fill(v);
        }

        synchronized long moved() {
            return moved;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Stage stage = new Stage();
        Thread consumer = new Thread(() -> {
            long sum = 0;
            try {
                for (int i = 0; i < 1000; i++) {
                    sum += stage.take();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            System.out.println(sum);
        });
        consumer.start();
        for (int i = 0; i < 1000; i++) {
            stage.put(i);
        }
        consumer.join();
        System.out.println(stage.moved());
    }
}
// corpus: unseen16
