// run: scan --only data-race
// expect: none
import java.util.*;
public class SynchronizedLinesOk {
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
    void write(String s) { StringBuilder b = new StringBuilder(); b.append(s).append('!'); lines.add(b.toString()); }
    public static void main(String[] args) throws Exception {
        SynchronizedLinesOk b = new SynchronizedLinesOk();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { String s = "w" + i; ts[i] = new Thread(() -> b.write(s)); ts[i].start(); }
        for (Thread t : ts) t.join();
        System.out.println(b.lines.size());
    }
}
// corpus: unseen22
