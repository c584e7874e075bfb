// run: scan --only lock-order
// expect: lock-order
// the timer task holds its own monitor and closes the channel; the channel's write holds the channel and touches the task
import java.util.Timer;
import java.util.TimerTask;

public class ChannelWatch extends TimerTask {
    private final DuplexChannel channel;
    private final int allowedTicks;
    private int silentTicks;

    public ChannelWatch(DuplexChannel channel, int allowedTicks) {
        this.channel = channel;
        this.allowedTicks = allowedTicks;
    }

    synchronized void touch() {
        silentTicks = 0;
    }

    @Override
    public synchronized void run() {
        if (++silentTicks > allowedTicks) {
            channel.closeIdle();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer("keep-alive", true);
        DuplexChannel channel = new DuplexChannel();
        ChannelWatch watch = new ChannelWatch(channel, 0);
        channel.attach(watch);
        timer.schedule(watch, 1, 1);
        Thread writer = new Thread(() -> {
            byte[] frame = new byte[32];
            while (channel.write(frame)) {
                Thread.yield();
            }
        });
        writer.start();
        writer.join();
    }
}

class DuplexChannel {
    private ChannelWatch watch;
    private boolean open = true;
    private long written;

    synchronized void attach(ChannelWatch w) {
        watch = w;
    }

    synchronized boolean write(byte[] frame) {
        if (!open) {
            return false;
        }
        written += frame.length;
        watch.touch();
        return true;
    }

    synchronized void closeIdle() {
        open = false;
    }

    synchronized long written() {
        return written;
    }
}
// corpus: unseen11
