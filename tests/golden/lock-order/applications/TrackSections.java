// Trains lock their own and the next section of the ring, but the last train takes section 0 first, so all nest in ascending index.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;

public class TrackSections {

    static class Section {
        final int index;
        int passes;

        Section(int index) {
            this.index = index;
        }

        void pass() {
            passes++;
        }
    }

    static class Train extends Thread {
        private final Section first;
        private final Section second;

        Train(String name, Section first, Section second) {
            super(name);
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            for (int i = 0; i < 50; i++) {
                synchronized (first) {
                    synchronized (second) {
                        first.pass();
                        second.pass();
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        List<Section> ring = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            ring.add(new Section(i));
        }
        List<Train> trains = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Section here = ring.get(i);
            Section next = ring.get((i + 1) % n);
            if (i == n - 1) {
                trains.add(new Train("ICE-" + i, next, here));
            } else {
                trains.add(new Train("ICE-" + i, here, next));
            }
        }
        trains.forEach(Thread::start);
        for (Train t : trains) {
            t.join();
        }
        for (Section s : ring) {
            System.out.println("section " + s.index + ": " + s.passes);
        }
    }
}
