// A timed join says nothing by itself; isAlive says whether it came to the end.
// run: scan --only data-race
// expect: none
public class TimedJoinAskedOk {
    static int v;

    public static void main(String[] x) throws Exception {
        Thread t =
                new Thread(
                        () -> {
                            for (int i = 0; i < 1000; i++) v += i;
                        });
        t.start();
        t.join(10);
        if (t.isAlive()) {
            System.out.println("slow");
            return;
        }
        System.out.println(v);
    }
}
