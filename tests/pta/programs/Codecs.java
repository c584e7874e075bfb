import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;

public class Codecs {
	interface Codec {
		byte[] encode(byte[] bytes);

		default Codec then(Codec next) {
			return bytes -> next.encode(encode(bytes));
		}
	}

	static class Rot implements Codec {
		public byte[] encode(byte[] bytes) {
			byte[] turned = bytes.clone();
			for (int i = 0; i < turned.length; i++)
				turned[i] += 13;
			return turned;
		}
	}

	enum Standard implements Codec {
		BASE64 {
			public byte[] encode(byte[] bytes) {
				return Base64.getEncoder().encode(bytes);
			}
		},
		REVERSE {
			public byte[] encode(byte[] bytes) {
				ByteBuffer out = ByteBuffer.allocate(bytes.length);
				for (int i = bytes.length - 1; i >= 0; i--)
					out.put(bytes[i]);
				return out.array();
			}
		}
	}

	public static void main(String[] args) throws Exception {
		byte[] bytes = "häuser".getBytes(StandardCharsets.UTF_8);
		for (Codec codec : new Codec[] { new Rot(), Standard.BASE64, Standard.REVERSE, new Rot().then(Standard.BASE64) })
			System.out.println(codec.encode(bytes).length);
		CharsetDecoder decoder = StandardCharsets.US_ASCII.newDecoder();
		try {
			decoder.decode(ByteBuffer.wrap(bytes));
		} catch (CharacterCodingException e) {
			System.out.println(e.getClass().getSimpleName());
		}
		CharBuffer chars = Charset.forName("ISO-8859-1").decode(ByteBuffer.wrap(bytes));
		System.out.println(chars.length() + new String(Base64.getDecoder().decode("aGk="), StandardCharsets.US_ASCII));
		MessageDigest digest = MessageDigest.getInstance("SHA-256");
		System.out.println(HexFormat.of().formatHex(digest.digest(bytes)).substring(0, 8));
		ByteBuffer buffer = ByteBuffer.allocate(16).putInt(7).putLong(9L).flip();
		System.out.println(buffer.getInt() + buffer.getLong());
	}
}
