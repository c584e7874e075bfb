// That the thread was alive a moment ago orders nothing.
// run: scan --only data-race
// expect: data-race field=IsAliveOnceBad.total
public class IsAliveOnceBad {
    static int total;

    public static void main(String[] a) throws Exception {
        Thread t =
                new Thread(
                        () -> {
                            for (int i = 0; i < 100; i++) total += i;
                        });
        t.start();
        if (t.isAlive()) System.out.println("running");
        System.out.println(total);
    }
}
