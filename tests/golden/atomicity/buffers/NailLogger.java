// run: scan --only atomicity
// expect: none
// facebookarchive/nailgun#192 (StringBuffer kept) - under the stream's monitor a StringBuffer is measured, cut and read in several locked calls, but it is made in the method and seen by nobody else
import java.util.ArrayList;
import java.util.List;

public class NailLogger {
    private final List<String> lines = new ArrayList<>();
    private int dropped;

    synchronized void println(String nail, Object... parts) {
        StringBuffer line = new StringBuffer();
        line.append('[').append(nail).append("] ");
        for (Object part : parts) {
            line.append(part).append(", ");
        }
        if (parts.length > 0) {
            line.setLength(line.length() - 2);
        }
        if (line.length() > 60) {
            line.setLength(57);
            line.append("...");
        }
        if (lines.size() < 1000) {
            lines.add(line.toString());
        } else {
            dropped++;
        }
    }

    synchronized String dump() {
        StringBuffer all = new StringBuffer(lines.size() * 32);
        for (String l : lines) {
            if (all.length() > 0) {
                all.append('\n');
            }
            all.insert(all.length(), l);
        }
        return all.toString();
    }

    synchronized int dropped() {
        return dropped;
    }

    public static void main(String[] args) throws InterruptedException {
        NailLogger log = new NailLogger();
        Thread[] nails = new Thread[4];
        for (int i = 0; i < nails.length; i++) {
            String name = "nail-" + i;
            nails[i] = new Thread(() -> {
                for (int k = 0; k < 400; k++) {
                    log.println(name, "step", k, "of", 400, "some more words to make the line a long one");
                }
            });
            nails[i].start();
        }
        for (Thread t : nails) {
            t.join();
        }
        System.out.println(log.dump().length() > 0 && log.dropped() == 600);
    }
}
// corpus: unseen18
