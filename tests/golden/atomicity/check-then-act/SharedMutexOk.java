// run: scan --library --only atomicity
// expect: none

// The mutex of a line is the one of its mixer: both calls are under it.
public class SharedMutexOk {
    public static class Mixer {
        final Object mutex = new Object();
        private int lines, open;
        public boolean isOpen() { synchronized (mutex) { return open > 0; } }
        public void open() { synchronized (mutex) { open++; } }
        public void close() { synchronized (mutex) { open--; lines = 0; } }
    }

    public static class Line {
        private final Mixer mixer;
        private final Object mutex;
        private boolean isOpen;

        public Line(Mixer mixer) {
            this.mixer = mixer;
            this.mutex = mixer.mutex;
        }

        public void open() {
            synchronized (mutex) {
                if (isOpen)
                    return;
                if (!mixer.isOpen())
                    mixer.open(); // <- here
                isOpen = true;
            }
        }

        public void close() {
            synchronized (mutex) {
                isOpen = false;
            }
        }
    }
}
