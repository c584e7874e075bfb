import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;

/** Parcels go through weighing, labelling and loading; each station is a thread. */
public class ParcelPipeline {

    static class Parcel {
        private final int id;
        private int grams;
        private String label;
        private final List<String> trail = new ArrayList<>();

        Parcel(int id) {
            this.id = id;
        }
    }

    private static final Parcel LAST = new Parcel(-1);

    abstract static class Station extends Thread {
        private final BlockingQueue<Parcel> in;
        private final BlockingQueue<Parcel> out;
        private int handled;

        Station(String name, BlockingQueue<Parcel> in, BlockingQueue<Parcel> out) {
            super(name);
            this.in = in;
            this.out = out;
        }

        protected abstract void handle(Parcel p);

        @Override
        public void run() {
            try {
                Parcel p = in.take();
                while (p != LAST) {
                    handle(p);
                    p.trail.add(getName());
                    handled++;
                    out.put(p);
                    p = in.take();
                }
                out.put(LAST);
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Parcel> arrivals = new LinkedBlockingQueue<>();
        BlockingQueue<Parcel> weighed = new SynchronousQueue<>();
        BlockingQueue<Parcel> labelled = new LinkedBlockingQueue<>(3);
        Station scale = new Station("scale", arrivals, weighed) {
            @Override
            protected void handle(Parcel p) {
                p.grams = 100 + p.id * 37 % 900;
            }
        };
        Station printer = new Station("printer", weighed, labelled) {
            @Override
            protected void handle(Parcel p) {
                p.label = (p.grams > 500 ? "HEAVY-" : "LIGHT-") + p.id;
            }
        };
        scale.start();
        printer.start();
        for (int i = 0; i < 40; i++) {
            Parcel p = new Parcel(i);
            p.trail.add("desk");
            arrivals.put(p);
        }
        arrivals.put(LAST);
        int heavy = 0;
        int steps = 0;
        for (Parcel p = labelled.take(); p != LAST; p = labelled.take()) {
            heavy += p.label.startsWith("HEAVY") ? 1 : 0;
            steps += p.trail.size();
        }
        scale.join();
        printer.join();
        System.out.println(heavy + " heavy, " + steps + " steps, " + scale.handled + "/" + printer.handled);
    }
}
