// run: scan --only stale-value
// expect: none
// only the one replay thread writes the volatile counters (position++ and the maximum), the others read them
import java.util.List;
import java.util.stream.IntStream;

public class ReplayCursor {
    private final List<String> log;
    private volatile int position;
    private volatile int longest;

    private ReplayCursor(List<String> log) {
        this.log = log;
    }

    private void replay() {
        while (position < log.size()) {
            String entry = log.get(position);
            if (entry.length() > longest) {
                longest = entry.length();
            }
            position++;
        }
    }

    String progress() {
        return position + "/" + log.size() + " longest " + longest;
    }

    boolean finished() {
        return position == log.size();
    }

    public static void main(String[] args) throws InterruptedException {
        List<String> log = IntStream.range(0, 50_000).mapToObj(i -> "set k" + i % 100 + "=" + i).toList();
        ReplayCursor cursor = new ReplayCursor(log);
        Thread replayer = new Thread(cursor::replay, "replayer");
        Thread monitor = new Thread(() -> {
            String last = "";
            while (!cursor.finished()) {
                last = cursor.progress();
                Thread.onSpinWait();
            }
            System.out.println("monitor saw " + !last.equals("?"));
        }, "monitor");
        monitor.start();
        replayer.start();
        replayer.join();
        monitor.join();
        System.out.println(cursor.progress());
    }
}
// corpus: unseen
