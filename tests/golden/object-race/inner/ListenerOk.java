// Both methods of the owner lock it.
//
// run: scan --only object-race
// expect: none
import java.util.*;

public class ListenerOk {
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

        synchronized void show(int value) {
            shown = value;
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
