// run: scan --library --only atomicity
// expect: atomicity line=here witness=this.mixer.mutex

// The line can get another mixer, but keeps the mutex of the first.
public class SharedMutexMovedBad {
    public static class Mixer {
        final Object mutex = new Object();
        private int lines, open;
        public boolean isOpen() { synchronized (mutex) { return open > 0; } }
        public void open() { synchronized (mutex) { open++; } }
        public void close() { synchronized (mutex) { open--; lines = 0; } }
    }

    public static class Line {
        private Mixer mixer;
        private final Object mutex;
        private boolean isOpen;

        public Line(Mixer mixer) {
            this.mixer = mixer;
            this.mutex = mixer.mutex;
        }

        public void move(Mixer to) {
            synchronized (mutex) {
                mixer = to;
            }
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
