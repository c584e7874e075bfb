// Each Parcel is owned by one stage at a time, handed over by BlockingQueues; sender never touches it after put.
// run: scan --only data-race,object-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class ParcelLine {
    static class Parcel {
        private final List<String> stamps = new ArrayList<>();
        private int grams;
        private boolean last;

        void weigh(int g) {
            grams += g;
            stamps.add("weighed");
        }

        void label(String city) {
            stamps.add("to " + city + " " + grams);
        }

        int price() {
            return grams / 10 + stamps.size();
        }
    }

    private final BlockingQueue<Parcel> weighed = new LinkedBlockingQueue<>();
    private final BlockingQueue<Parcel> labelled = new LinkedBlockingQueue<>();

    private void weighAll() {
        for (int i = 0; i < 20; i++) {
            Parcel p = new Parcel();
            p.weigh(100 + i);
            p.last = i == 19;
            weighed.add(p);
        }
    }

    private void labelAll() {
        try {
            boolean more = true;
            while (more) {
                Parcel p = weighed.take();
                p.label("Riga");
                more = !p.last;
                labelled.put(p);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private int billAll() throws InterruptedException {
        int sum = 0;
        Parcel p;
        do {
            p = labelled.take();
            sum += p.price();
        } while (!p.last);
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        ParcelLine line = new ParcelLine();
        new Thread(line::weighAll).start();
        new Thread(line::labelAll).start();
        System.out.println(line.billAll());
    }
}
