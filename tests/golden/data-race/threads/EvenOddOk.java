// Even and odd indices.
// run: scan --only data-race
// expect: none
public class EvenOddOk {
    public static void main(String[] x) throws Exception {
        int[] d = new int[100];
        Thread
                a =
                        new Thread(
                                () -> {
                                    for (int i = 0; i < 100; i += 2) d[i] = i;
                                }),
                b =
                        new Thread(
                                () -> {
                                    for (int i = 1; i < 100; i += 2) d[i] = 2 * i;
                                });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(d[7]);
    }
}
