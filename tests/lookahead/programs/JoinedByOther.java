/** The middle thread sees the first one's end and tells main, which reads without having seen it itself; or before. */
public class JoinedByOther {
    static int x;
    static volatile boolean is_done;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            x = 1;
            x = 2;
        });
        Thread middle = new Thread(() -> {
            try {
                first.join();
            } catch (InterruptedException e) {
                return;
            }
            is_done = true;
        });
        first.start();
        middle.start();
        boolean is_early = !is_done;
        int r = is_early && args.length == 0 ? -1 : x;
        if (is_early && x == 1)
            r = x;
        System.out.println(r);
    }
}
