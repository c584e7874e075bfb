// Ready (volatile) is set before image is written, so the device thread reads it unordered.
// run: scan --only data-race --min-severity medium
// expect: data-race field=FirmwarePush.image
// corpus: unseen31
import java.util.Arrays;

public class FirmwarePush {
    private byte[] image = new byte[0];
    private int length;
    private volatile boolean ready;
    private volatile int acknowledged = -1;

    private byte[] assemble(int blocks) {
        byte[] out = new byte[blocks * 16];
        for (int i = 0; i < out.length; i++) {
            out[i] = (byte) (i * 7 + blocks);
        }
        return out;
    }

    void publish(int blocks) {
        byte[] data = assemble(blocks);
        announce();
        image = data;
        length = data.length;
    }

    private void announce() {
        ready = true;
    }

    class Device extends Thread {
        private int checksum;

        @Override
        public void run() {
            while (!ready) {
                Thread.onSpinWait();
            }
            checksum = verify();
            acknowledged = checksum & 0xff;
        }

        private int verify() {
            byte[] copy = Arrays.copyOf(image, image.length);
            int sum = 0;
            for (byte b : copy) {
                sum = sum * 31 + b;
            }
            return sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FirmwarePush push = new FirmwarePush();
        Device d = push.new Device();
        d.start();
        push.publish(12);
        d.join();
        System.out.println(push.acknowledged + " " + push.length);
    }
}
