// Only the thread whose compareAndSet succeeds rings the bell; the preceding get() is a shortcut on a flag that never goes back to false.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;

public class FireDrill {

    interface Listener {
        void evacuate(String floor);
    }

    private final AtomicBoolean started = new AtomicBoolean();
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();

    void onStart(Listener listener) {
        listeners.add(listener);
    }

    boolean trigger(String floor) {
        if (started.get()) {
            return false;
        }
        if (!started.compareAndSet(false, true)) {
            return false;
        }
        for (Listener l : listeners) {
            l.evacuate(floor);
        }
        return true;
    }

    private static final class Button extends Thread {
        private final FireDrill drill;
        private boolean first;

        Button(String floor, FireDrill drill) {
            super(floor);
            this.drill = drill;
        }

        @Override
        public void run() {
            first = drill.trigger(getName());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FireDrill drill = new FireDrill();
        drill.onStart(floor -> System.out.println("bell, started on " + floor));
        drill.onStart(floor -> System.out.println("doors released"));
        Button[] buttons = {
            new Button("ground", drill), new Button("second", drill), new Button("roof", drill),
        };
        for (Button b : buttons) {
            b.start();
        }
        for (Button b : buttons) {
            b.join();
            System.out.println(b.getName() + (b.first ? " was first" : ""));
        }
    }
}
