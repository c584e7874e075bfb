// The buffers are exchanged without any order.
// run: scan --only data-race
// expect: data-race field=SwappedBuffersBad.front
public class SwappedBuffersBad {
    private int[] front = new int[4], back = new int[4];

    void swap() {
        int[] t = front;
        front = back;
        back = t;
    }

    public static void main(String[] a) throws Exception {
        SwappedBuffersBad d = new SwappedBuffersBad();
        Thread t =
                new Thread(
                        () -> {
                            for (int i = 0; i < 4; i++) d.back[i] = i;
                            d.swap();
                        });
        t.start();
        System.out.println(d.front[0]);
        t.join();
    }
}
