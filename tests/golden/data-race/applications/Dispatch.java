// The producer still changes every tenth parcel after put(), the consumer reads it after take().
// run: scan --only data-race
// expect: data-race field=Dispatch$Parcel.grams
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class Dispatch {

    static class Parcel {
        private final int id;
        private int grams;

        Parcel(int id) {
            this.id = id;
        }

        void addGrams(int g) {
            grams += g;
        }

        int grams() {
            return grams;
        }
    }

    private static final Parcel LAST = new Parcel(-1);
    private static final int WRAPPING = 35;

    private final BlockingQueue<Parcel> belt = new ArrayBlockingQueue<>(10);

    void pack(int count) throws InterruptedException {
        for (int i = 0; i < count; i++) {
            Parcel p = new Parcel(i);
            p.addGrams(500 + i);
            belt.put(p);
            if (i % 10 == 0) {
                p.addGrams(WRAPPING);
            }
        }
        belt.put(LAST);
    }

    long load() throws InterruptedException {
        long weight = 0;
        for (Parcel p = belt.take(); p.id >= 0; p = belt.take()) {
            weight += p.grams();
        }
        return weight;
    }

    public static void main(String[] args) throws InterruptedException {
        Dispatch dispatch = new Dispatch();
        Thread packer = new Thread(() -> {
            try {
                dispatch.pack(200);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        packer.start();
        System.out.println("loaded " + dispatch.load() + " g");
        packer.join();
    }
}
// corpus: unseen26
