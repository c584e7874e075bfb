// run: scan --only atomicity
// expect: none
// The witness is a StringBuffer local to the method and never escapes to another thread.
import java.util.ArrayList;
import java.util.List;

public class LocalScratch {
    private final List<String> lines = new ArrayList<>();

    synchronized void addRow(List<String> cells) {
        StringBuffer sb = new StringBuffer();
        for (String c : cells) {
            if (sb.length() > 0) {
                sb.append('|');
            }
            sb.append(c);
        }
        lines.add(sb.toString());
    }

    synchronized int rows() {
        return lines.size();
    }

    public static void main(String[] args) throws Exception {
        LocalScratch table = new LocalScratch();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            String name = "t" + i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 20; k++) {
                    table.addRow(List.of(name, String.valueOf(k)));
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(table.rows());
    }
}
// corpus: unseen
