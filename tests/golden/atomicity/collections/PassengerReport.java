// run: scan --only atomicity --library
// expect: atomicity
// Fill() sizes the array with size() and copies with copyInto(); the desk's Vector may grow in between (ArrayIndexOutOfBounds) or shrink (nulls)
import java.util.Vector;

public class PassengerReport {
    public static class Gate {
        private final Vector<String> boarded = new Vector<>();

        public void board(String passenger) {
            boarded.addElement(passenger);
        }

        public void offload(String passenger) {
            boarded.removeElement(passenger);
        }

        Vector<String> list() {
            return boarded;
        }
    }

    private String[] lines = new String[0];
    private long version;

    public synchronized void fill(Gate gate) {
        Vector<String> source = gate.list();
        String[] copy = new String[source.size()];
        source.copyInto(copy);
        lines = copy;
        version++;
    }

    public synchronized String print() {
        StringBuilder sb = new StringBuilder("v").append(version);
        for (String l : lines) {
            sb.append('\n').append(l);
        }
        return sb.toString();
    }
}
// corpus: unseen10
