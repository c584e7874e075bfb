// run: scan --only atomicity
// expect: atomicity method=FrameHeader$Encoder.encode line=here
// Encoder.encode (context Encoder monitor): Packet.length and Packet.bytes are two sections of the Packet monitor, fill replaces the payload between.
public class FrameHeader {
    static class Packet {
        private byte[] payload = new byte[0];
        synchronized int length() { return payload.length; }
        synchronized byte[] bytes() { return payload.clone(); }
        synchronized void fill(int n) { payload = new byte[n]; }
    }

    static class Encoder {
        private final Packet packet;
        private long frames;
        Encoder(Packet p) { packet = p; }
        synchronized byte[] encode() {
            byte[] frame = new byte[4 + packet.length()];
            frame[0] = (byte) frames++;
            byte[] body = packet.bytes(); // <- here
            System.arraycopy(body, 0, frame, 4, body.length);
            return frame;
        }
    }

    public static void main(String[] args) {
        Packet p = new Packet();
        Encoder e = new Encoder(p);
        Thread producer = new Thread(new Runnable() {
            @Override public void run() { for (int i = 0; i < 10000; i++) p.fill(i % 100); }
        });
        producer.start();
        for (int i = 0; i < 10000; i++) e.encode();
    }
}
// corpus: unseen
