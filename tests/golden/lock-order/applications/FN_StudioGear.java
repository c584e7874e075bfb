// Sessions lock gear in the order given by the caller: (CAMERA, LIGHT), (LIGHT, MIXER), (MIXER, CAMERA) are recorded by three concurrent threads.
// run: scan --only lock-order --min-severity medium
// expect: none
// Should be: lock-order
// corpus: unseen30
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class FN_StudioGear {

    enum Gear {
        CAMERA, LIGHT, MIXER;

        private final ReentrantLock lock = new ReentrantLock();
        private int minutes;

        void claim() {
            lock.lock();
        }

        void free() {
            lock.unlock();
        }

        void use(int m) {
            minutes += m;
        }
    }

    record Session(String title, List<Gear> gear, int minutes) {
        void recordTake() {
            int claimed = 0;
            try {
                for (Gear g : gear) {
                    g.claim();
                    claimed++;
                }
                for (Gear g : gear) {
                    g.use(minutes);
                }
            } finally {
                while (claimed > 0) {
                    gear.get(--claimed).free();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Session> sessions = List.of(
            new Session("interview", List.of(Gear.CAMERA, Gear.LIGHT), 30),
            new Session("jingle", List.of(Gear.LIGHT, Gear.MIXER), 5),
            new Session("live", List.of(Gear.MIXER, Gear.CAMERA), 90));
        ExecutorService crew = Executors.newFixedThreadPool(3);
        for (Session s : sessions) {
            crew.execute(s::recordTake);
        }
        crew.shutdown();
        if (!crew.awaitTermination(10, TimeUnit.SECONDS)) {
            System.out.println("overtime");
            return;
        }
        for (Gear g : Gear.values()) {
            System.out.println(g + " " + g.minutes);
        }
    }
}
