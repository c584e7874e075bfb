// A listener that is its caller: one object by two names.
import java.util.*;
class Listener {
    interface Changed { void changed(); }
    static class Model implements Changed {
        final List<Changed> listeners = new ArrayList<>(); // shared
        int version;
        Model() { listeners.add(this); }
        synchronized void set() {
            version++; // held: this
            for (Changed c : listeners)
                c.changed();
        }
        public void changed() { version--; } // held: this
        int look() { return version; } // not held: this
    }
    public static void main(String[] args) {
        Model model = new Model(); // shared
        new Thread(() -> model.set()).start();
        model.look();
    }
}
