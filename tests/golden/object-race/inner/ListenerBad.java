// A listener that has its owner: the event comes in another thread, and the owner is changed from both
// sides.
//
// run: scan --only object-race
// expect: object-race line=show
import java.util.*;

public class ListenerBad {
    interface Listener {
        void changed(int value);
    }

    static class Source extends Thread {
        private final Listener listener;

        Source(Listener listener) {
            this.listener = listener;
        }

        public void run() {
            listener.changed(1);
        }
    }

    static class View {
        private int shown;

        class Updater implements Listener {
            public void changed(int value) {
                show(value);
            }
        }

        void show(int value) {
            shown = value; // <- show
        }

        void listen() {
            new Source(new Updater()).start();
        }
    }

    public static void main(String[] args) {
        View view = new View();
        view.listen();
        view.show(2);
    }
}
