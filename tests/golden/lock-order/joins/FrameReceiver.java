// run: scan --only lock-order
// expect: lock-order
// eclipse-paho/paho.mqtt.java#244: stop() joins the receiver while holding lifecycle; the receiver leaves by an IOException and calls stop() itself, which waits for lifecycle
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

public class FrameReceiver implements Runnable {
    private final Object lifecycle = new Object();
    private final InputStream input;
    private volatile boolean running;
    private Thread worker;

    public FrameReceiver(InputStream input) {
        this.input = input;
    }

    public void start(String name) {
        synchronized (lifecycle) {
            if (worker == null) {
                running = true;
                worker = new Thread(this, name);
                worker.start();
            }
        }
    }

    public void stop() {
        synchronized (lifecycle) {
            if (worker == null) {
                return;
            }
            running = false;
            if (Thread.currentThread() != worker) {
                try {
                    worker.join();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
            worker = null;
        }
    }

    @Override
    public void run() {
        int frames = 0;
        while (running) {
            try {
                int first = input.read();
                if (first < 0) {
                    throw new IOException("peer closed");
                }
                frames++;
            } catch (IOException e) {
                stop();
                break;
            }
        }
        System.out.println("frames " + frames);
    }

    public static void main(String[] args) throws Exception {
        PipedOutputStream broker = new PipedOutputStream();
        FrameReceiver receiver = new FrameReceiver(new PipedInputStream(broker));
        receiver.start("WebSocketReceiver");
        broker.write(7);
        broker.flush();
        Thread disconnect = new Thread(receiver::stop, "MQTT Disc");
        disconnect.start();
        broker.close();
        disconnect.join();
    }
}
// corpus: unseen19
