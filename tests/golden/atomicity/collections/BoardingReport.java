// run: scan --only atomicity --library
// expect: none
// ToArray() of the Vector is one atomic copy; nothing is assumed about its size beforehand
import java.util.Vector;

public class BoardingReport {
    public static class Exit {
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

    public synchronized void fill(Exit exit) {
        Vector<String> source = exit.list();
        String[] copy = source.toArray(new String[0]);
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
