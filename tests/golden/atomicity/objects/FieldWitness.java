// run: scan --only atomicity
// expect: atomicity
// the witness sits in a field that was passed to the constructor and is shared with others
public class FieldWitness {
    private final SharedClock clock;
    private String face = "";

    public FieldWitness(SharedClock clock) {
        this.clock = clock;
    }

    public synchronized void repaint() {
        face = clock.hour() + ":" + clock.minute();
    }

    public synchronized String face() {
        return face;
    }

    public static class SharedClock {
        private int hour;
        private int minute;

        public synchronized void tick() {
            minute++;
            if (minute == 60) {
                minute = 0;
                hour++;
            }
        }

        public synchronized int hour() {
            return hour;
        }

        public synchronized int minute() {
            return minute;
        }
    }
}
// corpus: unseen
