import java.util.ArrayList;
import java.util.List;

/** The engine listens to itself, the console listens to the engine. */
public class ListenerIsCaller {
    interface Listener {
        void onEvent(int code);
    }

    static class Engine implements Listener {
        private final List<Listener> listeners = new ArrayList<>(); // shared
        private int events;
        private int idle;

        Engine() {
            listeners.add(this); // @self not parallel: event
        }

        synchronized void fire(int code) {
            for (Listener l : listeners) { // @each held: this, not parallel: each
                l.onEvent(code);
            }
        }

        @Override
        public void onEvent(int code) {
            events += code; // @event held: this, not parallel: event
        }

        void idle() {
            idle++; // @idle not held: this, parallel: event, parallel: idle
        }
    }

    static class Console implements Listener {
        private int printed;

        @Override
        public void onEvent(int code) {
            printed++; // @print not held: this, not parallel: print, not parallel: event
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Engine engine = new Engine(); // shared
        engine.listeners.add(new Console()); // shared
        Runnable driver = () -> {
            engine.fire(3);
            engine.idle();
        };
        Thread a = new Thread(driver);
        Thread b = new Thread(driver);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(engine.events + engine.idle);
    }
}
