// run: scan --only atomicity
// expect: atomicity
// either branch locks the witness once and the code after the join locks it again
public class BothInBranchesThenAgain {
    private boolean night;

    public Signal signal() {
        return new Signal();
    }

    public synchronized void setNight(boolean n) {
        night = n;
    }

    public synchronized void change(Signal s) {
        if (night) {
            s.show("yellow");
        } else {
            s.show("green");
        }
        s.count();
    }

    public static class Signal {
        private String colour = "red";
        private int changes;

        public synchronized void show(String c) {
            colour = c;
        }

        public synchronized void count() {
            changes++;
        }

        public synchronized String state() {
            return colour + changes;
        }
    }
}
// corpus: unseen
