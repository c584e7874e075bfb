// Up to the middle, and from there on.
// run: scan --only data-race
// expect: none
public class HalvesByMiddleOk {
    public static void main(String[] x) throws Exception {
        int[] d = new int[100];
        int mid = d.length / 2;
        Thread
                a =
                        new Thread(
                                () -> {
                                    for (int i = 0; i < mid; i++) d[i] = i;
                                }),
                b =
                        new Thread(
                                () -> {
                                    for (int i = mid; i < d.length; i++) d[i] = 2 * i;
                                });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(d[7]);
    }
}
