// The packer sets the label after handing the parcel over with put.
// run: scan --only data-race
// expect: data-race field=FulfilmentLine$Parcel.label
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

public class FulfilmentLine {
    static class Parcel {
        final long orderId;
        private int weightGrams;
        private String label;

        Parcel(long orderId) {
            this.orderId = orderId;
        }

        void setWeight(int grams) {
            weightGrams = grams;
        }

        void setLabel(String label) {
            this.label = label;
        }

        int weight() {
            return weightGrams;
        }

        String label() {
            return label;
        }
    }

    private static final Parcel END = new Parcel(-1);

    static class Packer extends Thread {
        private final BlockingQueue<Parcel> belt;

        Packer(BlockingQueue<Parcel> belt) {
            super("packer");
            this.belt = belt;
        }

        @Override
        public void run() {
            try {
                for (long id = 1; id <= 200; id++) {
                    Parcel p = new Parcel(id);
                    p.setWeight((int) (200 + id % 40));
                    belt.put(p);
                    p.setLabel("SHOP-" + id);
                }
                belt.put(END);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static class Dispatcher extends Thread {
        private final BlockingQueue<Parcel> belt;
        private final AtomicLong grams = new AtomicLong();
        private int unlabeled;

        Dispatcher(BlockingQueue<Parcel> belt) {
            super("dispatcher");
            this.belt = belt;
        }

        @Override
        public void run() {
            try {
                for (Parcel p = belt.take(); p != END; p = belt.take()) {
                    grams.addAndGet(p.weight());
                    if (p.label() == null) {
                        unlabeled++;
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Parcel> belt = new ArrayBlockingQueue<>(8);
        Packer packer = new Packer(belt);
        Dispatcher dispatcher = new Dispatcher(belt);
        packer.start();
        dispatcher.start();
        packer.join();
        dispatcher.join();
        System.out.println("grams " + dispatcher.grams.get() + " unlabeled " + (dispatcher.unlabeled >= 0));
    }
}
// corpus: unseen27
